// Replaces the script for the editor's frame by a module, which the app's bundler places.
export const editorScript = () => import('../preview/follow.ts').then(({ follow }) => follow)
