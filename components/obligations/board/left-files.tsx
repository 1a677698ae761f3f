import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { receiptsText as text } from '@/content/obligation-receipts'
import type { Chosen } from '@/lib/obligations/board/board'
import { canBeKept, type DroppedFile } from '@/lib/obligations/filing'
import type { ReceiptKind } from '@/lib/obligations/receipts'

type LeftFilesProps = {
  files: readonly DroppedFile[]
  rows: readonly Chosen[]
  onAssign: (key: string, obligation: string) => void
  onKind: (key: string, kind: ReceiptKind) => void
}

const kinds = Object.entries(text.kinds) as [ReceiptKind, string][]

/** Lists the dropped files that have no obligation; the member can assign the files that can be stored. */
export function LeftFiles({ files, ...rest }: LeftFilesProps) {
  return (
    <section aria-labelledby="left-files">
      <h3 id="left-files" className="font-sans text-base font-[550]">
        {text.left(files.length)}
      </h3>
      {files.some(canBeKept) ? <p className="text-sm text-ink-2">{text.leftHint}</p> : null}
      <ul className="max-h-[30dvh] overflow-y-auto border-y border-rule">
        {files.map((file) => (
          <LeftFile key={file.key} file={file} {...rest} />
        ))}
      </ul>
    </section>
  )
}

function LeftFile({
  file: dropped,
  rows,
  onAssign,
  onKind,
}: Omit<LeftFilesProps, 'files'> & { file: DroppedFile }) {
  const { key, file, kind, why, refusal } = dropped
  // A button and not the select assigns the file, because the arrow keys change the value of a closed select at once.
  const [chosen, setChosen] = useState('')
  return (
    <li className="grid items-center gap-x-3 gap-y-1 border-t border-rule p-1 py-2 text-sm first:border-t-0 sm:grid-cols-[minmax(0,1fr)_11rem_12rem_auto]">
      <p className="wrap-anywhere">
        <b className="font-[550]">{file.name}</b>: {refusal ?? (why ? text.why[why] : '')}
      </p>
      {canBeKept(dropped) ? (
        <>
          <Select
            aria-label={`${text.kind}: ${file.name}`}
            value={kind}
            onChange={({ target }) => onKind(key, target.value as ReceiptKind)}
          >
            {kinds.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <Select
            aria-label={`${text.belongs}: ${file.name}`}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          >
            <option value="">{text.nowhere}</option>
            {rows.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
          <Button
            type="button"
            size="sm"
            disabled={chosen === ''}
            aria-label={`${text.assign}: ${file.name}`}
            onClick={() => onAssign(key, chosen)}
          >
            {text.assign}
          </Button>
        </>
      ) : null}
    </li>
  )
}
