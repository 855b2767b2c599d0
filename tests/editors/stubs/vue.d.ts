// What our types need of Vue’s, which is not among the packages here.
export interface HTMLAttributes {
  class?: unknown
}
export interface GlobalComponents {
  Teleport: unknown
}
