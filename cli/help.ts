// What `--help` says.

export const help = `site-embed looks after pages with <site-search> and <rich-doc>.

  site-embed check page.html…           tells what is wrong with the tags of pages
  site-embed check http://localhost:8080/page

Pages are files, or addresses that answer with one.

Options
  --offline      asks neither service
  --base URL     where the files of this folder will be, such as https://www.example.com/:
                 for search-host="/", for {url.…}, and for a policy that names 'self'
  --json         the same for scripts
  --help         this
  --version      the version

It ends with 0 where nothing is wrong, with 1 where something was found, and with 2 where it could not
do its work: a file that is not there, an option that there is not, a service that does not answer.`
