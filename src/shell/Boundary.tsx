// An error inside a component stays inside: a message, the fallback, an event; never window.onerror.
import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  onError: (error: unknown) => void
  /** Shown instead; must be too plain to break. */
  instead: ReactNode
}

export class Boundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError = () => ({ broken: true })

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  /** The element was given something else than what broke: try again. */
  override componentDidUpdate(before: Props, { broken }: { broken: boolean }) {
    if (broken && this.state.broken && before.children !== this.props.children)
      this.setState({ broken: false })
  }

  override render() {
    return this.state.broken ? this.props.instead : this.props.children
  }
}
