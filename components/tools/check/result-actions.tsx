import { Icon } from '@/components/site/icon'
import { buttonStyles } from '@/components/ui/button-styles'
import { linkStyles } from '@/components/ui/link-styles'
import { invoiceCheckResult as text } from '@/content/tools/invoice-check'

export function ResultActions() {
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
      <button type="button" onClick={() => window.print()} className={buttonStyles()}>
        {text.print}
      </button>
      {/* A whole page load: what was read here is not to be kept behind it. */}
      <a href="/auth" className={linkStyles}>
        {text.portal}
        <Icon name="arrow" />
      </a>
    </p>
  )
}
