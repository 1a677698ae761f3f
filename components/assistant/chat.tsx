'use client'
import { useEffect, useRef, useState, type FocusEvent, type SubmitEvent } from 'react'
import { ChatLog, choiceStyles, ReplyLinkItem } from '@/components/assistant/chat-log'
import { loadRules, useChat } from '@/components/assistant/use-chat'
import { useAuth } from '@/components/auth/auth-provider'
import { SignedIn, SignedOut } from '@/components/site/session-view'
import { buttonStyles } from '@/components/ui/button-styles'
import { inputStyles } from '@/components/ui/control-styles'
import { useEarlyValue } from '@/components/ui/use-early-value'
import { chat } from '@/content/assistant/chat'
import type { ReplyHref } from '@/content/assistant/replies'

const longest = 500

export function Chat() {
  const { name } = useAuth()
  const folder = useDriveFolder(name)
  const { messages, replying, send } = useChat({ name, folder: folder ?? null })
  const box = useRef<HTMLDivElement>(null)

  const suggest = (text: string) => {
    box.current?.scrollIntoView({ block: 'nearest' })
    void send(text)
  }

  return (
    <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div
        ref={box}
        className="scroll-mt-24 scroll-mb-20 rounded-sheet border border-rule bg-sheet px-4 pb-4 max-md:-mx-2 md:px-6 md:pb-6"
      >
        <ChatLog name={name} messages={messages} replying={replying} onChoose={suggest} />
        <ChatForm busy={replying} onSend={send} />
      </div>
      <div className="grid gap-8 md:max-lg:grid-cols-2">
        <Suggestions disabled={replying} onChoose={suggest} />
        <FolderCard folder={folder} />
      </div>
    </div>
  )
}

type SuggestionsProps = { disabled: boolean; onChoose: (text: string) => void }

function Suggestions({ disabled, onChoose }: SuggestionsProps) {
  const { title, items } = chat.suggestions
  return (
    <div className="[@media(scripting:none)]:hidden">
      <h2 className="text-lg/[1.25] font-[550]">{title}</h2>
      <ul className="mt-2.5 border-t border-ink rule-closes">
        {items.map((item) => (
          <li key={item} className="border-t border-rule first:border-t-0">
            <button
              type="button"
              aria-disabled={disabled}
              onClick={() => disabled || onChoose(item)}
              className={choiceStyles}
            >
              {item}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function FolderCard({ folder }: { folder: ReplyHref | null | undefined }) {
  const { title, present, link, absent, upload, visitor } = chat.folder
  return (
    <div className="border border-l-5 [border-left-style:double] border-rule border-l-green bg-sheet p-6">
      <SignedIn>
        <h3>{title}</h3>
        <p className="mt-1 text-ink-2">{folder === null ? absent : present}</p>
        <p className="min-h-tap">
          {folder ? <ReplyLinkItem link={{ href: folder, label: link }} /> : null}
          {folder === null ? <ReplyLinkItem link={{ href: '/portal/facturas', label: upload }} /> : null}
        </p>
      </SignedIn>
      <SignedOut>
        <h3>{visitor.title}</h3>
        <p className="mt-1 text-ink-2">{visitor.text}</p>
        <ReplyLinkItem link={{ href: '/auth?next=/portal', label: visitor.signIn }} />
      </SignedOut>
    </div>
  )
}

type Found = { name: string; folder: ReplyHref | null }

const isAddress = (value: unknown): value is `https://${string}` =>
  typeof value === 'string' && /^https?:\/\//.test(value)

async function askFolder(signal: AbortSignal): Promise<ReplyHref | null> {
  const response = await fetch('/api/carpeta', { signal })
  if (!response.ok) return null
  const { url } = (await response.json()) as { url: unknown }
  return isAddress(url) ? url : null
}

/** Returns the URL of the user's Drive folder; null without a folder or after a failure, undefined while loading. */
function useDriveFolder(name: string | null): ReplyHref | null | undefined {
  const [found, setFound] = useState<Found | null>(null)

  useEffect(() => {
    if (!name) return
    const leaving = new AbortController()
    askFolder(leaving.signal)
      .catch(() => null)
      .then((folder) => {
        if (!leaving.signal.aborted) setFound({ name, folder })
      })
    return () => leaving.abort()
  }, [name])

  return found && found.name === name ? found.folder : undefined
}

type ChatFormProps = { busy: boolean; onSend: (text: string) => Promise<boolean> }

/** If no reply comes, the sent text returns to the field. */
function ChatForm({ busy, onSend }: ChatFormProps) {
  const [text, setText] = useState('')
  const field = useEarlyValue<HTMLInputElement>(text, setText)
  const empty = text.trim() === ''

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (empty || busy) return
    setText('')
    field.current?.focus()
    if (!(await onSend(text))) setText(text)
  }

  // On phones the strip at the bottom can cover the focused field, so the field is scrolled into view.
  const prepare = (event: FocusEvent) => {
    event.currentTarget.scrollIntoView({ block: 'nearest' })
    loadRules().catch(() => {})
  }

  return (
    <>
      <form
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 border-t-5 border-double border-ink pt-4 max-[18rem]:grid-cols-1 [@media(scripting:none)]:hidden"
      >
        <input
          aria-label={chat.field}
          placeholder={chat.placeholder}
          value={text}
          maxLength={longest}
          ref={field}
          aria-disabled={busy}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => busy || setText(event.target.value)}
          onFocus={prepare}
          className={`scroll-mb-24 aria-disabled:cursor-progress aria-disabled:bg-sunk ${inputStyles}`}
        />
        <button type="submit" disabled={empty || busy} className={buttonStyles({ variant: 'primary' })}>
          {chat.send}
        </button>
      </form>
      <p className="hidden border-t-5 border-double border-ink pt-4 [@media(scripting:none)]:block">
        {chat.withoutScript}
      </p>
    </>
  )
}
