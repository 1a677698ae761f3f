import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

type Suite = { specs?: Spec[]; suites?: Suite[] }
type Spec = {
  title: string
  file: string
  line: number
  tests: { status: string; results: { errors?: SpecError[]; attachments?: Attachment[] }[] }[]
}
type Attachment = { name: string; path?: string }
type SpecError = { message?: string; location?: { file: string; line: number } }

const parse = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T

const plain = (text: string) => text.replace(/\u001b\[[\d;]*m/g, '')

export const failureText = (place: string, ...messages: (string | undefined)[]) =>
  [place, ...messages.flatMap((message = '') => plain(message).split('\n').slice(0, 8))]
    .filter(Boolean)
    .join('\n    ')

const errorText = ({ message = '', location }: SpecError) =>
  location ? `${path.relative(process.cwd(), location.file)}:${location.line} ${message}` : message

/** Names the headings, dialogs and messages that the page showed when the test ended. */
function shownText({ name, path: file }: Attachment): string[] {
  if (name !== 'error-context' || !file || !existsSync(file)) return []
  const shown = /^```yaml\n([\s\S]*?)^```/m.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
  const named = shown.match(/(?<=^ *- )(?:heading|dialog|alertdialog|alert|status)\b.*(?<!:)/gm) ?? []
  const elements = named.map((line) => line.replaceAll(/ \[(?:ref|cursor|active)\b[^\]]*\]/g, ''))
  return [`the page showed ${elements.join(', ') || 'nothing with a name'}`]
}

const specsOf = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)]

export function playwrightFailures(file: string): string[] {
  return parse<{ suites: Suite[] }>(file)
    .suites.flatMap(specsOf)
    .flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) =>
          failureText(
            `e2e/${spec.file}:${spec.line} › ${spec.title}`,
            // All errors are listed, because only the later errors of a test that timed out name the line that hung.
            ...results.flatMap(({ errors = [] }) => errors).map(errorText),
            ...results.flatMap(({ attachments = [] }) => attachments).flatMap(shownText),
          ),
        ),
    )
}

export type Tally = { passed: number; failed: number; skipped: number }

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

/** A test that passed only on its second try counts as failed. */
export function playwrightTally(file: string): Tally {
  const { expected, unexpected, flaky, skipped } = parse<PlaywrightReport>(file).stats
  return { passed: expected, failed: unexpected + flaky, skipped }
}

export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )

export const closingLine = ({ passed, failed, skipped }: Tally) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
