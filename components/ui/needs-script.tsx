import { Notice } from '@/components/ui/notice'

/** Says, in a browser without JavaScript, what cannot be done there. */
export const NeedsScript = ({ children }: { children: string }) => (
  <noscript>
    <Notice tone="warn" className="mb-6 max-w-[60ch]">
      {children}
    </Notice>
  </noscript>
)
