import { notFound } from 'next/navigation'

/** This page is dynamic, so that unknown addresses get the content security policy of dynamic pages. */
export default function UnknownAdminPage() {
  notFound()
}
