// What `--help` says.

export const help = `site-embed checks and prerenders pages with <site-search> and <rich-doc>.

  site-embed check page.html…           finds mistakes in the tags of pages
  site-embed check http://localhost:8080/page

  site-embed prerender page.html…       writes what elements first show into the pages
  site-embed prerender --remove page.html…

  site-embed editors                    tells VS Code about the tags, in .vscode/settings.json of this folder

All commands
  --json            prints JSON, for scripts
  --help            prints this help
  --version         prints the version

check and prerender
--base URL        the address that the files of this folder will have, such as https://www.example.com/:
needed for search-host="/", for {url.…}, and for a policy that names 'self'

check
--offline         sends no request to a service or to another host

prerender and editors
--dry-run         writes nothing, and prints what it would write

prerender
--out DIR         writes to this folder, and leaves the pages unchanged
--fresh MINUTES   the element sends no first request until the page is this old
--remove          removes what prerender wrote before

The exit code is 0 if there is no mistake, 1 if it found a mistake or could not write a page, and 2 if it
could not do its work: a file or an option that does not exist, or a service that does not answer.`
