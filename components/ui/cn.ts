import { clsx, type ClassValue } from 'clsx'
import { createTailwindMerge } from 'tailwind-merge'
import { classConfig } from '@/components/ui/class-groups'

const merge = createTailwindMerge(() => classConfig)

/** When two classes set the same property, the later class wins. */
export const cn = (...inputs: ClassValue[]): string => merge(clsx(inputs))
