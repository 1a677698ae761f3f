'use client'
import { PageFailure, type PageFailureProps } from '@/components/ui/page-failure'
import { adminError } from '@/content/admin-sections'

export default function AdminPageError(props: PageFailureProps) {
  return (
    <div className="py-16">
      <PageFailure {...props} text={adminError} />
    </div>
  )
}
