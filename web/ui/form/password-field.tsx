// Owns the password field: hidden by default, shown while the eye is pressed in.
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from './button.tsx';
import { TextField, type TextFieldProps } from './field.tsx';
import { useUiTexts } from '#web/ui/style/ui-texts.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'after' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password';
};

export function PasswordField(props: PasswordFieldProps) {
  const texts = useUiTexts();
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <IconButton
          label={shown ? texts.hidePassword : texts.showPassword}
          onClick={() => setShown(!shown)}
          disabled={props.disabled}
        >
          <Icon size={18} stroke={1.75} />
        </IconButton>
      }
    />
  );
}
