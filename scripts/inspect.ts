import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { reviewCommand as text } from '@/content/einvoice/refusals'
import { documentNames, unknownDocument } from '@/content/einvoice/reading'
import { formatAmount } from '@/lib/einvoice/amount'
import { isLimit } from '@/lib/einvoice/refusal'
import { reviewFiles, type Row } from './inspect/review-files'

const wanted = /\.(xml|zip|pdf|jpe?g|png)$/i

async function findFiles(places: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const place of places) {
    const folder = await stat(place).then(
      (known) => known.isDirectory(),
      () => false,
    )
    found.push(...(folder ? await filesIn(place) : [place]))
  }
  return found
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile() && wanted.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
}

function printRow(row: Row): string {
  const { file, refused, findings } = row
  const state = stateOf(row)
  const lines = refused
    ? [`${isLimit(refused.reason) ? text.signs.info : text.signs.block} ${refused.message}`]
    : findings.map(({ id, severity, message }) => `${text.signs[severity]} ${id} ${message}`)
  const head = [nameOf(row), ...invoiceWords(row)].filter(Boolean).join(' · ')
  return [
    `${plain(file)}: ${state}`,
    ...(head ? [`  ${head}`] : []),
    ...lines.map((line) => `  ${plain(line)}`),
  ].join('\n')
}

function stateOf({ refused, proposal }: Row): string {
  if (refused) return isLimit(refused.reason) ? text.tooLarge : text.refused
  return proposal ? text.proposals[proposal] : text.forPerson
}

function nameOf({ kind, name = '' }: Row): string {
  if (kind === null || kind === 'zip') return ''
  const names: Readonly<Record<string, string>> = { ...documentNames, ...text.files }
  return names[name || kind] ?? unknownDocument(plain(name))
}

function invoiceWords({ invoice }: Row): string[] {
  if (!invoice) return []
  const { number, supplier, totals, currency } = invoice
  return [number, `${supplier.name} (${supplier.nit})`, formatAmount(totals.payable, currency)].map(plain)
}

/** Removes control characters, because those in a hostile file could control the terminal. */
const plain = (words: string) => words.replace(/\p{Cc}/gu, ' ')

const [exitSound, exitWrong, exitUnreadable] = [0, 1, 2]

const options = process.argv.slice(2)
const places = options.filter((option) => !option.startsWith('--'))
const unknown = options.find((option) => option.startsWith('--') && option !== '--json')
const json = options.includes('--json')

// A program that reads the output, such as `head`, may close the pipe early; then this program ends quietly.
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
