// What our types need of Svelte’s, which is not among the packages here.
export interface HTMLAttributes<Target extends EventTarget> {
  class?: string
  onclick?: (event: MouseEvent & { currentTarget: Target }) => void
}
export interface SvelteHTMLElements {
  div: HTMLAttributes<HTMLDivElement>
}
