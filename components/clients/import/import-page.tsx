import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { ChooseFile } from '@/components/clients/import/choose-file'
import { ImportProgress, ImportResult } from '@/components/clients/import/import-run'
import { LazyImportDraft } from '@/components/clients/lazy-forms'
import { Notice } from '@/components/ui/notice'
import { importText } from '@/content/client-import'
import { readKnown, readRows, type ClientImport } from '@/lib/clients/import/import'
import { formatListDate } from '@/lib/format/date'
import { formatNumber } from '@/lib/format/number'
import type { Member } from '@/lib/session/require'

const { label, ...names } = importText.steps
const steps = ['file', 'rows', 'result'] as const
type ImportStep = (typeof steps)[number]

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

export async function ImportPage({ member, current }: { member: Member; current: ClientImport | null }) {
  if (!current) return <FileStep />
  const { id, state, ready, left, send } = current
  if (state === 'draft') return draftStep(member, current)
  return (
    <>
      <ImportSteps at="result" />
      {state === 'running' ? (
        <ImportProgress id={id} ready={ready} left={left} />
      ) : (
        <ImportResult progress={current} send={send} />
      )}
    </>
  )
}

const FileStep = ({ children }: { children?: ReactNode }) => (
  <>
    <ImportSteps at="file" />
    <div className="grid gap-6 pt-8">
      {children}
      <ChooseFile />
    </div>
  </>
)

async function draftStep(member: Member, current: ClientImport) {
  const rows = await readRows(member, current.id)
  // If the connection broke during the upload, some rows are missing, and the draft must not pass for the whole file.
  if (rows.length < current.total)
    return (
      <FileStep>
        <Notice tone="warn" className="max-w-[40rem]">
          {importText.partial(formatNumber(rows.length), formatNumber(current.total))}
        </Notice>
      </FileStep>
    )
  const { staff, taken, today } = await readKnown(member, rows, current.mapping)
  return (
    <>
      <ImportSteps at="rows" />
      <LazyImportDraft
        key={current.id}
        id={current.id}
        fileName={current.file_name}
        headings={current.headings}
        mapping={current.mapping}
        rows={rows.map(({ row, cells }) => ({ row, cells }))}
        staff={staff}
        taken={[...taken.values()]}
        today={today}
        until={formatListDate(current.until)}
      />
    </>
  )
}
