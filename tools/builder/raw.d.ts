declare module '*.css'
declare module '*.css?raw' {
  const text: string
  export default text
}
declare module '*.php?raw' {
  const text: string
  export default text
}
