import { FieldError } from '@/components/contact/field-error'
import { Icon } from '@/components/site/icon'
import { contactConsent } from '@/content/contact'
import { frame } from '@/content/frame'

const id = 'contacto-acceptTerms'

/** Never ticked beforehand, also not when the form comes back: whoever sends it says yes each time. */
export function ConsentField({ error }: { error: string | undefined }) {
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 py-2">
        <span className="relative size-6">
          <input
            type="checkbox"
            id={id}
            name="acceptTerms"
            required
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className="peer size-6 cursor-pointer appearance-none rounded-sheet border-[1.5px] border-rule-field bg-sheet checked:border-green checked:bg-green hover:border-ink aria-invalid:border-2 aria-invalid:border-red"
          />
          <span className="pointer-events-none absolute inset-0 hidden place-items-center text-sheet peer-checked:grid">
            <Icon name="check" className="size-4.5" />
          </span>
        </span>
        <label htmlFor={id} className="cursor-pointer leading-snug">
          {contactConsent.before}{' '}
          <a
            href={contactConsent.href}
            target="_blank"
            rel="noopener"
            className="underline hover:decoration-2"
          >
            {contactConsent.link}
            <span className="sr-only"> ({frame.chat.newTab})</span>
          </a>
          .
        </label>
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  )
}
