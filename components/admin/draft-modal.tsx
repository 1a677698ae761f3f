'use client'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Modal } from '@/components/ui/modal'
import { discardText as text } from '@/content/admin-sections'

type DraftModalProps = Omit<ComponentProps<typeof Modal>, 'children' | 'onInput'> & {
  /** True when closing would lose more than typed text. */
  holdsDraft?: boolean
  /** `leave` asks before closing a draft; `settle` says that the text is saved. */
  children: (steps: { leave: () => void; settle: () => void }) => ReactNode
}

/** Escape, a click outside and the buttons ask before they discard a draft. */
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

// Choices in lists are quick to repeat, so they do not count as a draft.
const isTextField = (target: EventTarget) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')
