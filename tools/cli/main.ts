// `site-embed`: which command, and how it ends.
import { check } from './check/command.ts'
import { editors } from './editors/command.ts'
import { help } from './help.ts'
import { type Options, optionsIn } from './options.ts'
import { CannotWork } from './page/source.ts'
import { prerender } from './prerender/command.ts'

declare const __VERSION__: string

const commands: Readonly<Record<string, (options: Options) => Promise<number>>> = {
  check,
  prerender,
  editors,
}

async function run([name = '', ...others]: readonly string[]): Promise<number> {
  const isCommand = Object.hasOwn(commands, name)
  const options = optionsIn(isCommand ? others : [name, ...others].filter(Boolean), name)
  if (options.version) console.log(__VERSION__)
  else if (options.help || !name) console.log(help)
  else {
    const command = isCommand ? commands[name] : undefined
    if (!command)
      throw new CannotWork(
        `There is no command ${name}. There are: ${Object.keys(commands).join(', ')}.`,
      )
    return command(options)
  }
  return 0
}

export async function main(words: readonly string[]): Promise<number> {
  try {
    return await run(words)
  } catch (error) {
    // 1 would say that something was found.
    console.error(error instanceof CannotWork ? error.message : error)
    return 2
  }
}
