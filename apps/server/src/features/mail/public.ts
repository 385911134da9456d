export { createMailer, isTemporary, type Mail, type Mailer, mailboxFolder } from './mailer.ts';
