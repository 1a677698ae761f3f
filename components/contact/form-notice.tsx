import { Icon } from '@/components/site/icon'
import { contactForm } from '@/content/contact'
import type { Failure } from '@/lib/result'

const box =
  'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-l-5 border-double px-4 py-3.5 text-[1rem] leading-normal'

/** Over the fields: what came of the form. */
export function FormNotice({ failure, sent }: { failure: Failure | null; sent: boolean }) {
  if (failure)
    return (
      <div role="alert" className={`${box} border-red bg-red-wash font-medium text-red`}>
        <Icon name="attention" className="mt-0.5 size-5" />
        <p>{sentence(failure)}</p>
      </div>
    )
  return sent ? (
    <div role="status" className={`${box} border-green bg-green-wash`}>
      <Icon name="check" className="mt-0.5 size-5 text-green" />
      <p>
        <b className="block">{contactForm.sent.title}</b>
        {contactForm.sent.description}
      </p>
    </div>
  ) : null
}

function sentence({ message, fields }: Failure): string {
  const wrong = Object.values(fields ?? {}).filter((messages) => messages?.length).length
  if (wrong === 0) return message
  return wrong === 1 ? contactForm.review.one : contactForm.review.many.replace('{count}', String(wrong))
}
