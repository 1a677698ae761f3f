export { AdministratorsOnly as default } from '@/components/admin/administrators-only'
