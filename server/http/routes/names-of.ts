/** The names and address of an account's owner: what a guesser would try for their password first. */
export const namesOf = (user: {
  email: string;
  username: string;
  firstName: string;
  lastName: string;
}): string[] => [user.email, user.username, `${user.firstName} ${user.lastName}`];
