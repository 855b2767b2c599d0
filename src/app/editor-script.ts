// In the place of the script for the editor's frame: a module that the app's bundler puts where it likes.
export const editorScript = () => import('../preview/follow.ts').then(({ follow }) => follow)
