// What our types need of Solid’s, which is not among the packages here.
export namespace JSX {
  export interface HTMLAttributes<Target> {
    class?: string
    ref?: Target | ((element: Target) => void)
  }
  export interface IntrinsicElements {
    div: HTMLAttributes<HTMLDivElement>
  }
}
