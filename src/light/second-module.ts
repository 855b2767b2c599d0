// Replaces the second script of a slim file by a module, which the app's bundler places.
import { tellOwner } from '../errors/owner.ts'

export const secondScript = () =>
  import('./more.ts').catch((error) => {
    tellOwner('warn', 'A module of the package cannot be loaded: see the line above.')
    throw error
  })
