// The parts of a WordPress for testing the plugin, and which of them are missing here.
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
const program = (...names) =>
  folders
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path)) ?? null

/** Its files: named by WORDPRESS_PATH, or Debian’s. */
const folderOfFiles = () =>
  [process.env.WORDPRESS_PATH, '/usr/share/wordpress'].find(
    (folder) => folder && existsSync(join(folder, 'wp-settings.php')),
  ) ?? null

/** Without one every page is empty. */
function themeOf(files) {
  const themes = join(files ?? '', 'wp-content/themes')
  if (!files || !existsSync(themes)) return null
  return readdirSync(themes, { withFileTypes: true }).find((one) => !one.isFile())?.name ?? null
}

export const findWordPress = () => ({
  php: program('php'),
  server: program('mariadbd', 'mysqld'),
  install: program('mariadb-install-db', 'mysql_install_db'),
  files: folderOfFiles(),
  theme: themeOf(folderOfFiles()),
})

const sentences = {
  php: 'PHP: apt-get install php-cli php-mysql',
  server: 'a database: apt-get install mariadb-server-core mariadb-client-core',
  install: 'what sets the database up: apt-get install mariadb-server',
  files: 'WordPress: apt-get install wordpress, or unpack it and say where in WORDPRESS_PATH',
  theme: 'a theme: apt-get install wordpress-theme-twentytwentythree',
}

/** A sentence for each part that is not there. */
export const missingOfWordPress = () =>
  Object.entries(findWordPress()).flatMap(([name, path]) => (path ? [] : [sentences[name]]))
