'use client'
import { useEffect, useRef } from 'react'
import { Icon } from '@/components/site/icon'
import { contactFieldNames, contactFields, contactForm, type ContactField } from '@/content/contact'
import type { SentContact } from '@/lib/contact/form'
import { formatDateTime } from '@/lib/format/date'

type SentMessageProps = {
  sent: SentContact
  /** True when a toast has already said that the message was sent. */
  isNotified: boolean
  topics: readonly { id: string; label: string }[]
}

const { sent: text } = contactForm

/** Shows the sent message on the page, so that the visitor can see that it was sent and what it said. */
export function SentMessage({ sent: { number, at, values }, isNotified, topics }: SentMessageProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In newer browsers `scrollIntoView` returns a promise, which React would take for a clean-up function.
    void box.current?.scrollIntoView({ block: 'nearest' })
  }, [number])
  const shown = (name: ContactField) =>
    name === 'service' ? (topics.find(({ id }) => id === values.service)?.label ?? '') : values[name]
  return (
    <div
      ref={box}
      role="status"
      className="grid scroll-mt-24 grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-l-5 border-double border-green bg-green-wash px-4 py-3.5 text-[1rem] leading-normal"
    >
      <Icon name="check" className="mt-0.5 size-5 text-green" />
      <div>
        {isNotified ? null : (
          <p className="mb-2">
            <b className="block">{text.title}</b>
            {text.description}
          </p>
        )}
        <p>{text.number(number, formatDateTime(at))}</p>
        <p className="mt-2">{text.next(values.email)}</p>
        <details className="mt-2">
          <summary className="flex min-h-tap w-fit cursor-pointer items-center underline decoration-dotted underline-offset-4">
            {text.what}
          </summary>
          <dl className="pb-1">
            {contactFieldNames
              .filter((name) => shown(name) !== '')
              .map((name) => (
                <div key={name} className="py-1">
                  <dt className="text-sm text-ink-2">{contactFields[name].label}</dt>
                  <dd className="wrap-anywhere whitespace-pre-line">{shown(name)}</dd>
                </div>
              ))}
          </dl>
        </details>
      </div>
    </div>
  )
}
