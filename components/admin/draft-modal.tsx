'use client'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Modal } from '@/components/ui/modal'
import { discardText as text } from '@/content/workspace'

type DraftModalProps = Omit<ComponentProps<typeof Modal>, 'children' | 'onInput'> & {
  /** Whether it holds more than typed text that closing would lose. */
  holdsDraft?: boolean
  /** `leave` is for its own buttons that close, `settle` for when what was typed is saved. */
  children: (steps: { leave: () => void; settle: () => void }) => ReactNode
}

/** A dialog in which somebody writes: its buttons, Escape and a press beside it ask before that is lost. */
export function DraftModal({ holdsDraft = false, onClose, children, ...rest }: DraftModalProps) {
  const [typed, setTyped] = useState(false)
  const [asked, setAsked] = useState(false)
  const leave = () => (typed || holdsDraft ? setAsked(true) : onClose())
  return (
    <Modal
      {...rest}
      onInput={({ target }) => {
        if (isTextField(target)) setTyped(true)
      }}
      onClose={leave}
    >
      {children({ leave, settle: () => setTyped(false) })}
      {asked ? (
        <ConfirmDialog
          title={text.title}
          confirm={text.confirm}
          keep={text.keep}
          onConfirm={onClose}
          onClose={() => setAsked(false)}
        >
          {text.text}
        </ConfirmDialog>
      ) : null}
    </Modal>
  )
}

// What was chosen in a list is chosen again at once, and asks nothing.
const isTextField = (target: EventTarget) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')
