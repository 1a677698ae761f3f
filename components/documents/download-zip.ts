import { aboutPageAccount } from '@/lib/supabase/named-account'

/** A temporary link lets the browser save the ZIP without loading the ZIP into the page. */
export function downloadZip(id: string): void {
  const link = document.createElement('a')
  link.href = aboutPageAccount(`/api/documentos/zip/${id}`)
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}
