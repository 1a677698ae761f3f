import type { ReactNode } from 'react'
import { ChooseFile } from '@/components/clients/import/choose-file'
import { ImportFlow } from '@/components/clients/import/import-flow'
import { ImportProgress, ImportResult } from '@/components/clients/import/import-run'
import { LazyImportDraft } from '@/components/clients/lazy-forms'
import { Notice } from '@/components/ui/notice'
import { importText } from '@/content/client-import'
import { readKnown, readRows, type ClientImport } from '@/lib/clients/import/import'
import { formatDay } from '@/lib/format/date'
import { formatNumber } from '@/lib/format/number'
import type { Member } from '@/lib/session/require'

export async function ImportPage({ member, current }: { member: Member; current: ClientImport | null }) {
  if (!current) return fileStep()
  const { id, state, ready, left, send } = current
  if (state === 'draft') return draftStep(member, current)
  return (
    <ImportFlow at="result">
      {state === 'running' ? (
        <ImportProgress id={id} ready={ready} left={left} />
      ) : (
        <ImportResult progress={current} send={send} />
      )}
    </ImportFlow>
  )
}

// The steps are functions and not components, so that React keeps one `ImportFlow`, which moves the focus between steps.
const fileStep = (notice?: ReactNode) => (
  <ImportFlow at="file">
    <div className="grid gap-6 pt-8">
      {notice}
      <ChooseFile />
    </div>
  </ImportFlow>
)

async function draftStep(member: Member, current: ClientImport) {
  const rows = await readRows(member, current.id)
  // A draft with too few rows comes from an upload that broke, so the user has to choose the file again.
  if (rows.length < current.total)
    return fileStep(
      <Notice tone="warn" className="max-w-[40rem]">
        {importText.partial(formatNumber(rows.length), formatNumber(current.total))}
      </Notice>,
    )
  const { staff, taken, today } = await readKnown(member, rows, current.mapping)
  return (
    <ImportFlow at="rows">
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
        until={formatDay(current.until)}
      />
    </ImportFlow>
  )
}
