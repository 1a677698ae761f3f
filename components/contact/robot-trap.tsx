import { contactForm } from '@/content/contact'
import { trapName } from '@/lib/contact/trap'

/** Out of sight, out of the order of the keyboard and silent for screen readers. */
export function RobotTrap() {
  return (
    <div aria-hidden className="sr-only">
      <label>
        {contactForm.trap}
        <input name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
