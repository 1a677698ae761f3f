import { Icon } from '@/components/site/icon'
import { linkButtonStyles, type Look } from '@/components/site/link-button-styles'
import { firm } from '@/content/firm'

type PhoneLinkProps = { look?: Look; label?: string }

export function PhoneLink({ look, label = firm.phone.label }: PhoneLinkProps) {
  return (
    <a href={firm.phone.href} className={linkButtonStyles(look)}>
      <Icon name="phone" />
      {label}
    </a>
  )
}
