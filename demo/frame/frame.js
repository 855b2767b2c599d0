// The button that copies a page's source. Without a clipboard there is none.
const button = document.querySelector('.demo-source button')
if (button && navigator.clipboard) {
  const word = button.textContent
  button.hidden = false
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(document.querySelector('.demo-source code').textContent)
    button.textContent = button.dataset.copied
    setTimeout(() => {
      button.textContent = word
    }, 2000)
  })
}
