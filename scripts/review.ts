import { reviewCommand as text } from '@/content/einvoice/command'
import { findFiles } from './review/find-files'
import { printRow } from './review/print-row'
import { reviewFiles } from './review/review-files'

const [exitSound, exitWrong, exitUnreadable] = [0, 1, 2]

const options = process.argv.slice(2)
const places = options.filter((option) => !option.startsWith('--'))
const unknown = options.find((option) => option.startsWith('--') && option !== '--json')
const json = options.includes('--json')

// Whoever reads may stop reading, as `head` does.
process.stdout.on('error', () => process.exit(exitUnreadable))
process.exitCode = await run()

async function run(): Promise<number> {
  const files = unknown ? [] : await findFiles(places)
  if (unknown || files.length === 0) {
    console.error(unknown ? text.unknownOption(unknown) : places.length > 0 ? text.nothing : text.usage)
    return exitUnreadable
  }
  let [count, wrong, refused] = [0, 0, 0]
  if (json) process.stdout.write('[')
  for await (const row of reviewFiles(files)) {
    process.stdout.write(json ? `${count > 0 ? ',' : ''}\n${JSON.stringify(row)}` : `${printRow(row)}\n`)
    count += 1
    wrong += Number(row.proposal === 'wrong')
    refused += Number(row.refused !== undefined)
  }
  process.stdout.write(json ? '\n]\n' : `\n${text.summary(count, wrong, refused)}\n`)
  if (refused > 0) return exitUnreadable
  return wrong > 0 ? exitWrong : exitSound
}
