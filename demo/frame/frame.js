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

// The way back to the results, as they were.
const back = document.querySelector('.demo-back')
const came = document.referrer && new URL(document.referrer)
if (back && came && came.origin === location.origin && came.pathname !== location.pathname) {
  back.href = came.href
  back.addEventListener('click', (event) => {
    if (history.length < 2 || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    history.back()
  })
}
