/** What an account's owner is called, and their address: what anybody would try for their password first. */
export const namesOf = (user: {
  email: string;
  username: string;
  firstName: string;
  lastName: string;
}): string[] => [user.email, user.username, `${user.firstName} ${user.lastName}`];
