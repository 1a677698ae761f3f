import { Check } from 'lucide-react'
import { ChooseFile } from '@/components/clients/import/choose-file'
import { ImportProgress, ImportResult } from '@/components/clients/import/import-run'
import { ImportDraft } from '@/components/clients/lazy-forms'
import { importText } from '@/content/client-import'
import { readKnown, readRows, type ClientImport } from '@/lib/clients/import/import'
import { formatListDate } from '@/lib/format/date'
import type { Member } from '@/lib/session/require'

const { label, ...names } = importText.steps
const steps = ['file', 'rows', 'result'] as const
type ImportStep = (typeof steps)[number]

/** Where the import is; the steps before it are done. */
function ImportSteps({ at }: { at: ImportStep }) {
  return (
    <nav aria-label={label} className="border-b border-rule-field">
      <ol className="flex flex-wrap gap-x-8">
        {steps.map((step, place) => (
          <li
            key={step}
            aria-current={step === at ? 'step' : undefined}
            className="flex min-h-tap items-center gap-2 border-b-3 border-transparent aria-[current]:border-green aria-[current]:font-[550] aria-[current]:text-green"
          >
            {place < steps.indexOf(at) ? (
              <Check className="size-5" strokeWidth={1.75} aria-hidden />
            ) : (
              <span className="font-serif text-lg" aria-hidden>
                {place + 1}
              </span>
            )}
            {names[step]}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The import that an administrator is at, from the choice of a file to what came of it. */
export function ImportPage({ member, current }: { member: Member; current: ClientImport | null }) {
  if (!current)
    return (
      <>
        <ImportSteps at="file" />
        <div className="pt-8">
          <ChooseFile />
        </div>
      </>
    )
  const { id, state, done, failed, ready, total, send } = current
  if (state === 'draft')
    return (
      <>
        <ImportSteps at="rows" />
        <Draft member={member} current={current} />
      </>
    )
  return (
    <>
      <ImportSteps at="result" />
      {state === 'running' ? (
        <ImportProgress id={id} done={done} failed={failed} ready={ready} />
      ) : (
        <ImportResult id={id} done={done} out={total - done} send={send} />
      )}
    </>
  )
}

async function Draft({ member, current }: { member: Member; current: ClientImport }) {
  const rows = await readRows(member, current.id)
  const { colleagues, taken } = await readKnown(member, rows, current.mapping)
  return (
    <ImportDraft
      key={current.id}
      id={current.id}
      fileName={current.file_name}
      headings={current.headings}
      mapping={current.mapping}
      rows={rows.map(({ row, cells }) => ({ row, cells }))}
      colleagues={colleagues}
      taken={[...taken]}
      until={formatListDate(current.until)}
    />
  )
}
