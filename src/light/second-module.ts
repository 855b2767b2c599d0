// Replaces the second script of a slim file by a module, which the app's bundler places.
export const secondScript = () => import('./more.ts')

export const secondName = 'A module of the package'
