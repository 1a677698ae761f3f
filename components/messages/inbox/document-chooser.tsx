'use client'
import { FileText, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { fetchList } from '@/components/live/fetch-list'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { inputStyles } from '@/components/ui/control-styles'
import { Modal } from '@/components/ui/modal'
import { inbox } from '@/content/message-inbox'
import { typeLabel } from '@/lib/documents/schema'
import { formatFileSize } from '@/lib/format/number'
import type { MessageFile } from '@/lib/messages/message'

const text = inbox.files
const typingPauseMs = 250

type DocumentChooserProps = {
  client: string
  chosen: readonly string[]
  onChoose: (file: MessageFile) => void
  onClose: () => void
}

export function DocumentChooser({ client, chosen, onChoose, onClose }: DocumentChooserProps) {
  const [query, setQuery] = useState('')
  const { files, loading, failed, retry } = useClientFiles(client, query.trim())
  return (
    <ChooserDialog
      title={text.title}
      search={text.search}
      close={text.close}
      onSearch={setQuery}
      onClose={onClose}
    >
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {loading ? text.loading : files?.length === 0 ? (query.trim() ? text.none : text.empty) : null}
      </p>
      {failed ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm font-[550] text-red">
          {text.failed}
          <Button size="sm" onClick={retry}>
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

type Answer = { asked: string; files: readonly MessageFile[] | null }

function useClientFiles(client: string, query: string) {
  const [tries, setTries] = useState(0)
  const asked = `${tries}:${query}`
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    const own = new AbortController()
    const timer = setTimeout(
      async () => {
        const search = new URLSearchParams({ cliente: client, buscar: query })
        const path = `/api/equipo/mensajes/documentos?${search}`
        const result = await fetchList<MessageFile[]>(path, own.signal).catch(() => null)
        if (!own.signal.aborted) setAnswer({ asked, files: result?.ok ? result.data : null })
      },
      query ? typingPauseMs : 0,
    )
    return () => {
      clearTimeout(timer)
      own.abort()
    }
  }, [client, query, asked])
  const loading = answer?.asked !== asked
  return {
    loading,
    files: answer?.files ?? null,
    failed: !loading && !answer?.files,
    retry: () => setTries((n) => n + 1),
  }
}

type ChooserDialogProps = {
  title: string
  search: string
  close: string
  onSearch: (query: string) => void
  onEnter?: () => void
  onClose: () => void
  children: ReactNode
}

/** The dialog is open as long as this component is mounted. */
export function ChooserDialog({
  title,
  search,
  close,
  onSearch,
  onEnter,
  onClose,
  children,
}: ChooserDialogProps) {
  const id = useId()
  // The search field gets the focus, because the browser would focus the close button.
  const query = useRef<HTMLInputElement>(null)
  return (
    <Modal
      initialFocus={query}
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      onChange={(event) => event.stopPropagation()}
      className="max-h-[min(40rem,calc(100svh-2rem))] w-[min(36rem,calc(100%-2rem))] rounded-sheet border border-ink bg-sheet"
    >
      <div className="grid gap-4 p-5">
        <div className="flex items-start justify-between gap-3">
          <h2 id={`${id}-title`} className="text-lg">
            {title}
          </h2>
          <button
            type="button"
            onClick={onClose}
            aria-label={close}
            className="grid size-tap flex-none place-items-center rounded-control hover:bg-sunk"
          >
            <X className="size-5" strokeWidth={1.75} aria-hidden />
          </button>
        </div>
        <label className="grid gap-1 text-sm font-[550]">
          {search}
          <input
            ref={query}
            type="search"
            autoComplete="off"
            maxLength={100}
            onChange={(event) => onSearch(event.target.value)}
            // The dialog is inside a form, and Enter in the search must not submit that form.
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              onEnter?.()
            }}
            className={cn(inputStyles, 'min-h-tap text-[1rem] font-normal')}
          />
        </label>
        {children}
      </div>
    </Modal>
  )
}
