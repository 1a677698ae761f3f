import { ChooseFile } from '@/components/clients/import/choose-file'
import { ImportDraft } from '@/components/clients/lazy-forms'
import { ImportProgress, ImportResult } from '@/components/clients/import/import-run'
import { ImportSteps } from '@/components/clients/import/import-steps'
import { readKnown, readRows, type ClientImport } from '@/lib/clients/import/import'
import { formatListDate } from '@/lib/format/date'
import type { Member } from '@/lib/session/require'

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
