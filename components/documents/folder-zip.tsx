'use client'
import { FileArchive } from 'lucide-react'
import { downloadZip } from '@/components/documents/download-zip'
import { Button } from '@/components/ui/button'
import { useAct } from '@/components/ui/use-act'
import { documentsText } from '@/content/documents'
import { beginFolderZipAction } from '@/lib/documents/actions'
import type { Folder } from '@/lib/documents/folders'
import type { AccountId } from '@/lib/ids'

const { select, folderZip: text } = documentsText

/** Downloads all documents of a folder, also the documents on further pages of the list. */
export default function FolderZip({ folder, client }: { folder: Folder; client: AccountId | null }) {
  const { busy, act } = useAct()
  const take = () =>
    act({
      work: () => beginFolderZipAction({ ...folder, client }),
      done: ({ files, left }) => ({
        title: select.started(files),
        description: left > 0 ? text.left(left) : select.startedText,
      }),
      failed: select.failed,
      then: ({ id }) => downloadZip(id),
    })
  return (
    <Button size="sm" busy={busy} onClick={take}>
      <FileArchive strokeWidth={1.75} aria-hidden /> {busy ? select.preparing : text.button}
    </Button>
  )
}
