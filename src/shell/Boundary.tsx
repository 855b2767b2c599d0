// Catches errors of components, so that they do not reach the page's `window.onerror`.
import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  onError: (error: unknown) => void
  /** Shown after an error; it must be too simple to throw one itself. */
  instead: ReactNode
}

export class Boundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError = () => ({ broken: true })

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  /** Tries again with other children, which may render without an error. */
  override componentDidUpdate(before: Props, { broken }: { broken: boolean }) {
    if (broken && this.state.broken && before.children !== this.props.children)
      this.setState({ broken: false })
  }

  override render() {
    return this.state.broken ? this.props.instead : this.props.children
  }
}
