'use client'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Modal } from '@/components/ui/modal'
import { discardText as text } from '@/content/admin-sections'

type DraftModalProps = Omit<ComponentProps<typeof Modal>, 'children' | 'onInput'> & {
  /** True when the modal holds unsaved data besides typed text, so that closing asks first. */
  holdsDraft?: boolean
  /** `leave` closes the modal, but asks first about unsaved data; `settle` says that a form's text is saved. */
  children: (steps: { leave: () => void; settle: (form: HTMLFormElement) => void }) => ReactNode
}

export function DraftModal({ holdsDraft = false, onClose, children, ...rest }: DraftModalProps) {
  /** Forms that hold unsaved text; null in the set stands for text fields outside of any form. */
  const [typed, setTyped] = useState<ReadonlySet<HTMLFormElement | null>>(new Set())
  const [asked, setAsked] = useState(false)
  const leave = () => (typed.size > 0 || holdsDraft ? setAsked(true) : onClose())
  return (
    <Modal
      {...rest}
      onInput={({ target }) => {
        if (isTextField(target)) setTyped((known) => new Set(known).add(target.form))
      }}
      onClose={leave}
    >
      {children({
        leave,
        settle: (form) => setTyped((known) => new Set([...known].filter((other) => other !== form))),
      })}
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

// A chosen option does not count as a draft, because users can quickly choose it again.
const isTextField = (target: EventTarget): target is HTMLTextAreaElement | HTMLInputElement =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')
