import { LinkTabs } from '@/components/ui/link-tabs'
import { approvalTabs, approvalText, type ApprovalTab } from '@/content/approval'

export function RegistrationTabs({ current }: { current: ApprovalTab }) {
  return (
    <LinkTabs
      label={approvalText.tabs}
      items={approvalTabs.map((tab) => ({
        href: `/admin/solicitudes?estado=${tab.slug}` as const,
        label: tab.label,
        current: tab.slug === current.slug,
      }))}
    />
  )
}
