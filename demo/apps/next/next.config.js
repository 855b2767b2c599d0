export default { output: 'export', distDir: 'dist' }
