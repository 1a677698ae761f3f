'use client'
import { useState, type FocusEvent, type SubmitEvent } from 'react'
import { loadRules } from '@/components/assistant/use-chat'
import { buttonStyles } from '@/components/ui/button-styles'
import { inputStyles } from '@/components/ui/control-styles'
import { chat } from '@/content/assistant/chat'

type ChatFormProps = { busy: boolean; onSend: (text: string) => Promise<boolean> }

const longest = 500

/** A message that got no answer comes back to the field. */
export function ChatForm({ busy, onSend }: ChatFormProps) {
  const [text, setText] = useState('')
  const empty = text.trim() === ''

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (empty || busy) return
    setText('')
    if (!(await onSend(text))) setText(text)
  }

  // The strip at the foot of a phone's screen covers what the browser takes for being in sight.
  const prepare = (event: FocusEvent) => {
    event.currentTarget.scrollIntoView({ block: 'nearest' })
    loadRules().catch(() => {})
  }

  return (
    <>
      <form
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 border-t-5 border-double border-ink pt-4 [@media(scripting:none)]:hidden"
      >
        <input
          aria-label={chat.field}
          placeholder={chat.placeholder}
          value={text}
          maxLength={longest}
          disabled={busy}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => setText(event.target.value)}
          onFocus={prepare}
          className={`scroll-mb-24 ${inputStyles}`}
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
