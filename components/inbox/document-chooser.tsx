'use client'
import { FileText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ChooserDialog } from '@/components/inbox/chooser-dialog'
import { fetchPage } from '@/components/messages/fetch-page'
import { Button } from '@/components/ui/button'
import { inbox } from '@/content/inbox'
import { typeLabel } from '@/lib/documents/schema'
import { formatFileSize } from '@/lib/format/number'
import type { MessageFile } from '@/lib/messages/message'

const text = inbox.files

type DocumentChooserProps = {
  client: string
  /** The ids of those that go along already. */
  chosen: readonly string[]
  onChoose: (file: MessageFile) => void
  onClose: () => void
}

/** The documents of a client, for one of them to go with the message. */
export function DocumentChooser({ client, chosen, onChoose, onClose }: DocumentChooserProps) {
  const [words, setWords] = useState('')
  const { files, loading, failed, retry } = useClientFiles(client, words.trim())
  return (
    <ChooserDialog
      title={text.title}
      search={text.search}
      close={text.close}
      onSearch={setWords}
      onClose={onClose}
    >
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {loading ? text.loading : files?.length === 0 ? (words.trim() ? text.none : text.empty) : null}
      </p>
      {failed ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm font-[550] text-red">
          {text.failed}
          <Button size="sm" type="button" onClick={retry}>
            {text.retry}
          </Button>
        </p>
      ) : null}
      {files && files.length > 0 ? (
        <ul aria-label={text.title} className="border-t border-ink">
          {files.map((file) => (
            <li key={file.id}>
              <button
                type="button"
                disabled={chosen.includes(file.id)}
                onClick={() => onChoose(file)}
                className="grid min-h-14 w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-rule py-1.5 text-left enabled:hover:bg-sunk"
              >
                <FileText className="size-5 text-green" strokeWidth={1.75} aria-hidden />
                <span className="text-sm font-[550] wrap-anywhere">{file.name}</span>
                <span className="text-xs text-ink-2">
                  {chosen.includes(file.id)
                    ? text.added
                    : `${typeLabel(file.type)}, ${formatFileSize(file.size)}`}
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {files?.length === 20 ? <p className="text-sm text-ink-2">{text.more}</p> : null}
    </ChooserDialog>
  )
}

/** Milliseconds without a key before the list is asked for. */
const pause = 250

type Answer = { asked: string; files: readonly MessageFile[] | null }

/** The documents of a client whose names hold the words; `files` is null while they come, and after a failure. */
function useClientFiles(client: string, words: string) {
  const [tries, setTries] = useState(0)
  const asked = `${tries}:${words}`
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    const own = new AbortController()
    const timer = setTimeout(
      async () => {
        const search = new URLSearchParams({ cliente: client, buscar: words })
        const path = `/api/equipo/mensajes/documentos?${search}`
        const result = await fetchPage<MessageFile[]>(path, own.signal).catch(() => null)
        if (!own.signal.aborted) setAnswer({ asked, files: result?.ok ? result.data : null })
      },
      words ? pause : 0,
    )
    return () => {
      clearTimeout(timer)
      own.abort()
    }
  }, [client, words, asked])
  const loading = answer?.asked !== asked
  return {
    loading,
    files: answer?.files ?? null,
    failed: !loading && !answer?.files,
    retry: () => setTries((n) => n + 1),
  }
}
