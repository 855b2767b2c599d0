// What `--help` says.

export const help = `site-embed looks after pages with <site-search> and <rich-doc>.

  site-embed check page.html…           tells what is wrong with the tags of pages
  site-embed check http://localhost:8080/page

  site-embed prerender page.html…       writes what elements show at first into pages
  site-embed prerender --remove page.html…

  site-embed editors                    names the tags to VS Code, in .vscode/settings.json of this folder

Of all
  --json            what is told, for scripts
  --help            this
  --version         the version

Of check and prerender
  --base URL        where the files of this folder will be, such as https://www.example.com/:
                    for search-host="/", for {url.…}, and for a policy that names 'self'

Of check
  --offline         asks neither service, nor another host for the script

Of prerender and editors
  --dry-run         writes nothing, and tells what it would write

Of prerender
  --out DIR         writes into this folder, and leaves the pages as they are
  --fresh MINUTES   the element asks for what is written only when the page is as old as that
  --remove          takes out what was written before

It ends with 0 where all is well, with 1 where a mistake was found or a page could not be written, and
with 2 where it could not do its work: a file that is not there, an option that there is not, a service
that does not answer.`
